'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Notice } from '../../base/notice/notice.tsx';
import { Separator } from '../../base/separator/separator.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { prepPlanMessages } from '../prep-plan-messages.en.ts';

export interface PrepPlanProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How many tests it is for. */
  tests: number;
  /** ISO instant at which somebody comes; null while no time is chosen. */
  collectAt: string | null;
  /** The longest fast; 0 where one may eat as usual. */
  fastingHours: number;
  /** ISO instant; null without a fast or a time. */
  lastMealAt: string | null;
  /** Nothing but plain water while fasting. */
  waterOnly: boolean;
  /** What to ask the doctor about: 'Sugar tablet in the evening'. */
  medicines: readonly string[];
  /** Why some times are not offered: the tests that need the fast, and the last minutes of the day with and without it. */
  limit?: { tests: string; untilMinutes: number; elseUntilMinutes: number } | undefined;
  /** Who comes, once that is known. */
  who?: string | undefined;
  /** Offers to print it. */
  onPrint?: (() => void) | undefined;
  /** Offers to put it into a calendar. */
  onCalendar?: (() => void) | undefined;
}
interface Step {
  icon: IconName;
  when: string;
  title: string;
  text: string;
}

/** One preparation for all tests: from the last meal to the door. */
export function PrepPlan({
  tests,
  collectAt,
  fastingHours,
  lastMealAt,
  waterOnly,
  medicines,
  limit,
  who,
  onPrint,
  onCalendar,
  className,
  ...props
}: PrepPlanProps) {
  const messages = useMessages('prepPlan', prepPlanMessages);
  const id = useId();
  const fasts = fastingHours > 0,
    plan = messages.onePlan(tests),
    when = collectAt && messages.when(...indian(collectAt));
  const steps: Step[] = [
    ...(fasts
      ? [
          {
            icon: 'icon-clock' as const,
            when: lastMealAt ? messages.by(...indian(lastMealAt)) : messages.hoursBefore(fastingHours),
            title: messages.lastMeal,
            text: messages.lastMealText,
          },
          {
            icon: 'icon-droplets' as const,
            when: messages.fromThenOn,
            title: waterOnly ? messages.waterOnly : messages.nothingToEat,
            text: waterOnly ? messages.waterOnlyText : messages.nothingToEatText,
          },
        ]
      : [
          {
            icon: 'icon-check' as const,
            when: messages.before,
            title: messages.eat,
            text: messages.eatText,
          },
        ]),
    ...medicines.map((medicine) => ({
      icon: 'icon-pill' as const,
      when: messages.before,
      title: messages.ask(medicine),
      text: messages.askText,
    })),
    {
      icon: 'icon-house',
      when: when || messages.atTime,
      title: messages.comes(who),
      text: fasts ? messages.breakfast : messages.stay,
    },
  ];
  return (
    <section
      aria-labelledby={id}
      data-slot="prep-plan"
      {...props}
      className={cn('flex flex-col gap-4 wrap-anywhere', className)}
    >
      {limit && fasts && (
        <Notice
          tone="info"
          title={messages.noTimesAfter(messages.time(limit.untilMinutes))}
          className="print:hidden"
        >
          {messages.noTimesWhy(limit.tests, fastingHours, messages.time(limit.elseUntilMinutes))}
        </Notice>
      )}
      <div>
        <h2 id={id} className="text-title">
          {messages.title}
        </h2>
        <p className="text-content-muted">{when ? messages.planFor(plan, when) : plan}</p>
      </div>
      <ol className="flex flex-col">
        {steps.map(({ icon, when: at, title, text }, i) => (
          <li key={title} className="flex gap-3">
            <span className="flex flex-col items-center">
              <span className="flex size-target flex-none items-center justify-center rounded-full bg-accent-tint text-accent-text">
                <Icon name={icon} />
              </span>
              {i < steps.length - 1 && <Separator decorative orientation="vertical" className="grow" />}
            </span>
            <span className="flex min-w-0 flex-col pb-4">
              <span className="text-meta text-content-muted">{at}</span>
              <span className="font-strong">{title}</span>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {(onPrint ?? onCalendar) && (
        <div className="flex flex-wrap gap-3 print:hidden">
          {onPrint && (
            <Button tone="plain" className="grow" onClick={onPrint}>
              <Icon name="icon-file-text" />
              <span>{messages.print}</span>
            </Button>
          )}
          {onCalendar && (
            <Button tone="plain" className="grow" onClick={onCalendar}>
              <Icon name="icon-calendar-days" />
              <span>{messages.calendar}</span>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
