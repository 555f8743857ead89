interface Fresh {
  mobile: string;
  password: string;
}
let fresh: Fresh | undefined;

/** Of whoever signs up: the OTP logs in with it a moment later (decision C39). In memory alone, so a reload forgets it; told once. */
export function keepFresh(one: Fresh | undefined): void {
  fresh = one;
}
export function takeFresh(mobile: string): Fresh | undefined {
  const one = fresh;
  fresh = undefined;
  return one?.mobile === mobile ? one : undefined;
}
