// What a story file declares: title, component, and its stories with their states.
import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { stateOf, type State } from '../states.ts';

export interface StoryEntry {
  /** 'appointment-slot-picker--held' */
  id: string;
  /** The export: 'HeldEnding'. */
  name: string;
  /** As the sidebar says it: 'Held Ending'. */
  label: string;
  state: State | undefined;
  /** The comment above it. */
  sentence: string;
  isHindi: boolean;
  /** Whether it has a picture in each cell: themes, widths, comfort, forced colours, 320 px, 200 % text. */
  allCells: boolean;
  /** Whether it has a picture on paper. */
  isPrinted: boolean;
}
export interface StoryFile {
  /** 'Appointment/Slot picker' */
  title: string;
  component: string;
  hasDocs: boolean;
  stories: StoryEntry[];
}

export function readStories(path: string): StoryFile | undefined {
  const text = readFileSync(path, 'utf8');
  // Not the title of something in a fixture above.
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1];
  if (!title) return undefined;
  const starts = [...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export const (\w+)/gm)];
  const stories = starts.map(([whole, comment = '', name = ''], at) => {
    const start = (starts[at]?.index ?? 0) + whole.length;
    const said = text.slice(start, starts[at + 1]?.index ?? text.length);
    return {
      id: toId(title, storyNameFromExport(name)),
      name,
      label: storyNameFromExport(name),
      state: stateOf(name),
      sentence: comment.replaceAll(/\s*\*?\s+/g, ' ').trim(),
      isHindi: /locale: 'hi'/.test(said),
      allCells: /'all-cells'/.test(said),
      isPrinted: /'printed'/.test(said),
    };
  });
  const component = /\bcomponent: (\w+)/.exec(text)?.[1] ?? '';
  return { title, component, hasDocs: !/tags: \[[^\]]*'!autodocs'/.test(text), stories };
}

/** Storybook's path of a file's docs, or of its first story. */
export const pathOf = ({ title, hasDocs, stories }: StoryFile) =>
  hasDocs ? `/docs/${toId(title, 'docs')}` : `/story/${stories[0]?.id}`;
