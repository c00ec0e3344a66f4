@wp.kernel
def k(a: int):
	if a:
		pass
	elif a is not None:
		return
