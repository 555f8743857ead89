import { Button } from '@doorstep/ui/base/button';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { useState } from 'react';
import preview from '../preview.tsx';
import { useRoot } from './use-root.ts';

function Motion() {
  const root = useRoot();
  const [there, setThere] = useState(false);
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-page">Motion</h1>
        <p className="max-w-text text-content-muted">
          Short, and only opacity and place: things come from where they were touched. Nothing moves in
          comfort mode or where the reader asked for less motion.
        </p>
      </header>
      <section className="flex flex-col items-start gap-4">
        <h2 className="text-title">One change: {root.getPropertyValue('--motion')}</h2>
        <Button tone="plain" onClick={() => setThere(!there)}>
          Move
        </Button>
        <span
          className={`size-12 rounded-control bg-accent-fill transition-transform ${there ? 'translate-x-48' : ''}`}
        />
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-title">Waiting: {root.getPropertyValue('--shimmer')}</h2>
        <Skeleton shape="card" className="h-24 max-w-80" />
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'Tokens/Motion', component: Motion, tags: ['!autodocs', 'no-visual'] });
export const Default = meta.story();
export const VariantComfort = meta.story({ globals: { comfort: 'on' } });
