import type { ReactNode } from 'react';

interface WordsPageProps {
  title: string;
  /** What stands here, in a sentence or two. */
  text: string;
  children: ReactNode;
}

/** The frame of the pages under Words. */
export function WordsPage({ title, text, children }: WordsPageProps) {
  return (
    <article className="mx-auto flex max-w-page flex-col gap-6 py-4">
      <header className="flex flex-col gap-2">
        <h1 className="text-page">{title}</h1>
        <p className="max-w-text text-content-muted">{text}</p>
      </header>
      {children}
    </article>
  );
}
