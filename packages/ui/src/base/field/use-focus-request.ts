'use client';
import { useCallback, useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Returns a function that moves focus once the changes of the same event are rendered. The request is state, so an effect of an earlier render cannot consume it. */
export function useFocusRequest(): (find: Find) => void {
  const [request, setRequest] = useState<{ find: Find }>();
  useEffect(() => request?.find()?.focus(), [request]);
  return useCallback((find) => setRequest({ find }), []);
}
