import { useEffect, useEffectEvent, useState } from 'react';

/** Loads a part when it is first wanted: true once it is here. The page stays as it is meanwhile, and is told when the part cannot be had. `load` is constant. */
export function useLazyPart(load: () => Promise<unknown>, wanted: boolean, onFail: () => void): boolean {
  const [here, setHere] = useState(false);
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (wanted && !here)
      load().then(
        () => setHere(true),
        () => failed(),
      );
  }, [load, wanted, here]);
  return here;
}
