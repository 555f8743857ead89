'use client';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { ProgressBar } from '../../base/progress-bar/progress-bar.tsx';
import { useMessages } from '../../messages/provider.ts';
import { roomMessages } from '../room-messages.en.ts';

/** `off`: it was not asked for yet; `asking`: the browser asks whoever sits here; `insecure`: it gives no device on such a page at all. */
export type DeviceState = 'off' | 'asking' | 'on' | 'denied' | 'missing' | 'busy' | 'insecure';
export interface DeviceChoice {
  /** Devices that can be chosen. A browser may keep their names to itself. */
  all: ReadonlyArray<{ id: string; name: string }>;
  /** Id of the one in use. */
  value: string | undefined;
  /** Called with the id of another one. */
  onValueChange: (id: string) => void;
}
export interface DeviceCheckProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How the camera stands. */
  camera: DeviceState;
  /** How the microphone stands. */
  microphone: DeviceState;
  /** How loud one is now, from 0 to 1. */
  level: number;
  /** The line to the shop. */
  line: 'checking' | 'good' | 'weak' | 'offline';
  /** The cameras; a choice is shown from two on. */
  cameras: DeviceChoice;
  /** The microphones, likewise. */
  microphones: DeviceChoice;
  /** Called to look for both, or to look for them anew. */
  onCheck: () => void;
  /** Called to join with what works; undefined where one cannot join yet. */
  onJoin?: (() => void) | undefined;
  /** Called to join without video in either direction. */
  onJoinSound?: (() => void) | undefined;
  /** One is on the way in. */
  busy?: boolean;
  /** One's own picture: a `video`. It is shown while the camera is on. */
  children: ReactNode;
}
/** Louder than this is somebody who speaks. */
const HEARD = 0.08;
const lineTones = { checking: 'open', good: 'good', weak: 'weak', offline: 'bad' } as const;

/** One line of the check: what it is about, and how it stands. */
function Row({
  icon,
  name,
  tone,
  children,
}: {
  icon: IconName;
  name: string;
  tone: 'good' | 'weak' | 'bad' | 'open';
  children: ReactNode;
}) {
  return (
    <li data-state={tone} className="flex items-start gap-3 py-3">
      <Icon
        name={tone === 'bad' || tone === 'weak' ? 'icon-triangle-alert' : icon}
        className={cn(
          'mt-[0.125em] text-title',
          tone === 'good' && 'text-success-text',
          tone === 'bad' && 'text-danger-text',
          tone === 'weak' && 'text-warning-text',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <p className="font-strong">{name}</p>
        {children}
      </div>
    </li>
  );
}

/** Camera, microphone and line before a video consultation: what works, and what to do about the rest. */
export function DeviceCheck({
  camera,
  microphone,
  level,
  line,
  cameras,
  microphones,
  onCheck,
  onJoin,
  onJoinSound,
  busy,
  className,
  children,
  ...props
}: DeviceCheckProps) {
  const messages = useMessages('room', roomMessages);
  const id = useId();
  const [heard, setHeard] = useState(false);
  if (level > HEARD && !heard) setHeard(true);
  const isProblem = (state: DeviceState) => state !== 'on' && state !== 'asking' && state !== 'off';
  const isAsking = camera === 'asking' || microphone === 'asking',
    isOff = camera === 'off' && microphone === 'off',
    asked = isOff ? messages.willAsk : messages.asking,
    hasSound = !isProblem(microphone),
    hasVideo = !isProblem(camera) && hasSound;
  const toneOf = (state: DeviceState) => (state === 'on' ? 'good' : isProblem(state) ? 'bad' : 'open');
  /** The best that works, first; what works less stands beside it where it may be wanted. */
  const joins = hasSound
    ? [
        ...(hasVideo ? [[messages.join, onJoin] as const] : []),
        [messages.joinSound, hasVideo ? onJoinSound : onJoin] as const,
      ]
    : [[messages.joinSilent, onJoin] as const];
  if (line === 'weak' && joins.length > 1) joins.reverse();
  const choice = (label: string, { all, value, onValueChange }: DeviceChoice) =>
    all.length > 1 && (
      <SelectField
        label={label}
        value={value ?? ''}
        options={all.map((one, i) => ({ value: one.id, label: one.name || messages.device(i + 1) }))}
        onChange={({ target }) => onValueChange(target.value)}
      />
    );
  return (
    <section
      data-slot="device-check"
      data-state={
        isOff ? 'off' : isAsking ? 'asking' : isProblem(camera) || isProblem(microphone) ? 'problem' : 'ready'
      }
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      <h3 id={id} className="text-lead">
        {messages.checkTitle}
      </h3>
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <div
          className="relative overflow-hidden rounded-card border border-line bg-surface-sunken"
          style={{ aspectRatio: '4 / 3' }}
        >
          {camera === 'on' ? (
            children
          ) : (
            <div className="absolute inset-0 grid place-items-center p-4 text-center text-content-muted">
              <p className="flex flex-col items-center gap-2">
                <Icon name="icon-video-off" className="text-page" />
                <span>{messages.noPicture}</span>
              </p>
            </div>
          )}
        </div>
        <div className="flex flex-col gap-3">
          <ul className="flex flex-col divide-y divide-line">
            <Row icon="icon-video" name={messages.camera} tone={toneOf(camera)}>
              {isProblem(camera) ? (
                <>
                  <p>{messages.problems[camera as keyof typeof messages.problems]}</p>
                  {hasSound && <p className="text-meta text-content-muted">{messages.cameraProblemNext}</p>}
                </>
              ) : (
                <p>{camera === 'on' ? messages.cameraOn : asked}</p>
              )}
            </Row>
            <Row icon="icon-mic" name={messages.microphone} tone={toneOf(microphone)}>
              {isProblem(microphone) ? (
                <>
                  <p>{messages.problems[microphone as keyof typeof messages.problems]}</p>
                  <p className="text-meta text-content-muted">{messages.microphoneProblemNext}</p>
                </>
              ) : microphone === 'on' ? (
                <>
                  <ProgressBar label={messages.level} value={level} />
                  <p>{heard ? messages.heard : messages.microphoneOn}</p>
                </>
              ) : (
                <p>{asked}</p>
              )}
            </Row>
            <Row icon="icon-circle-check" name={messages.line} tone={lineTones[line]}>
              <p role="status">{messages.lines[line]}</p>
            </Row>
          </ul>
          {(isProblem(camera) || isProblem(microphone)) && (
            <Button tone="plain" className="self-start" onClick={onCheck}>
              <Icon name="icon-rotate-ccw" />
              <span>{messages.checkAgain}</span>
            </Button>
          )}
          {choice(messages.chooseCamera, cameras)}
          {choice(messages.chooseMicrophone, microphones)}
        </div>
      </div>
      {isOff ? (
        <Button size="lg" onClick={onCheck}>
          {messages.check}
        </Button>
      ) : (
        onJoin && (
          <div className="flex flex-wrap gap-3 *:grow">
            {joins.map(([name, onClick], i) => (
              <Button
                key={name}
                size="lg"
                tone={i === 0 ? 'accent' : 'plain'}
                busy={busy}
                disabled={isAsking || line === 'offline'}
                onClick={onClick}
              >
                {name}
              </Button>
            ))}
          </div>
        )
      )}
    </section>
  );
}
