import { useEffect, useRef } from 'react';

export interface StreamVideoProps {
  /** What is shown and heard. */
  stream: MediaStream | undefined;
  /** One's own picture: without sound, and as in a mirror. */
  isOwn?: boolean;
  label: string;
}

/** A camera's picture. It fills its place: one's own is cut to it, the other side's is seen whole. */
export function StreamVideo({ stream, isOwn = false, label }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current!;
    shown.srcObject = stream ?? null;
    // A browser that wants a press first goes on by itself after the next one.
    if (stream) shown.play().catch(() => undefined);
  }, [stream]);
  return (
    // What is said in a call has no text that could be read along.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted={isOwn}
      className="absolute inset-0 size-full"
      style={isOwn ? { objectFit: 'cover', transform: 'scaleX(-1)' } : { objectFit: 'contain' }}
    />
  );
}
