// Writes the shortest use of an element as code: what it must be given, as its Default story gives it.
import { Fragment, isValidElement, type ReactElement } from 'react';

export interface Given {
  /** The component: 'SlotPicker'. */
  name: string;
  /** Props that it cannot do without. */
  required: readonly string[];
}
/** Where a component is imported from, by its name: `{ Button: 'base/button' }`. */
export type Homes = Readonly<Record<string, string>>;

/** Optional props without which there is nothing to see. */
const SHOWN = new Set(['children', 'open', 'defaultOpen', 'mrpPaise']);
/** Of a long list two entries say enough. */
const MOST = 2;
const quoted = (text: string) => (/['\n\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);

class Writer {
  readonly used = new Set<string>();
  constructor(private readonly homes: Homes) {}

  private nameOf(type: unknown): string {
    if (typeof type === 'string') return type;
    const inner = type as { name?: string; displayName?: string; type?: unknown; render?: unknown };
    const name = inner.displayName ?? inner.name ?? '';
    if (name && this.homes[name]) {
      this.used.add(name);
      return name;
    }
    if (inner.type) return this.nameOf(inner.type);
    throw new Error(`a component that is not exported: ${name || 'without a name'}`);
  }

  element({ type, props }: ReactElement<Record<string, unknown>>, tab: string): string {
    const name = type === Fragment ? '' : this.nameOf(type);
    const { children, ...rest } = props;
    const attributes = Object.entries(rest).flatMap(([key, value]) => this.attribute(key, value, `${tab}  `));
    const within = this.children(children, `${tab}  `);
    const line = attributes.join(' ');
    const short = line.length + tab.length + name.length < 90 && !line.includes('\n');
    const open = short
      ? `<${name}${line && ` ${line}`}`
      : `<${name}\n${attributes.map((one) => `${tab}  ${one}`).join('\n')}\n${tab}`;
    if (within.length === 0) return `${open}${short ? ' ' : ''}/>`;
    const inline = within.length === 1 && !within[0]?.includes('\n') && within.join('').length < 60 && short;
    return inline
      ? `${open}>${within.join('')}</${name}>`
      : `${open}>\n${within.map((one) => `${tab}  ${one}`).join('\n')}\n${tab}</${name}>`;
  }

  private attribute(key: string, value: unknown, tab: string): string[] {
    if (typeof value === 'symbol') return [];
    // Of any form: what a story fills in does not matter here.
    if (key === 'register') return ['register={(name) => ({ name })}'];
    if (value === true) return [key];
    if (typeof value === 'string' && !/["\n\\{}<>&]/.test(value)) return [`${key}="${value}"`];
    return [`${key}={${this.value(value, tab)}}`];
  }

  private children(value: unknown, tab: string): string[] {
    if (Array.isArray(value)) return value.flatMap((one) => this.children(one, tab));
    if (value === undefined || value === null || typeof value === 'boolean') return [];
    if (typeof value === 'string') return [/^\s|\s$|[{}<>&\n]/.test(value) ? `{${quoted(value)}}` : value];
    if (isValidElement<Record<string, unknown>>(value)) return [this.element(value, tab)];
    return [`{${this.value(value, tab)}}`];
  }

  value(value: unknown, tab: string): string {
    if (typeof value === 'string') return quoted(value);
    if (typeof value === 'function') {
      // What a spy would do is nothing; a story's own function stands as it is written.
      const text = 'mock' in value ? '' : String(value);
      return text.length < 80 && text.includes('=>') ? text : '() => {}';
    }
    if (isValidElement<Record<string, unknown>>(value)) return this.element(value, tab);
    if (Array.isArray(value))
      return this.list(value.slice(0, MOST), tab, (one) => this.value(one, `${tab}  `), '[]');
    if (value instanceof Set) return `new Set(${this.value([...value], tab)})`;
    if (value instanceof File) return `new File([], ${quoted(value.name)})`;
    if (typeof value === 'object' && value !== null)
      return this.list(
        Object.entries(value).filter(([, one]) => one !== undefined),
        tab,
        ([key, one]) => `${/^\w+$/.test(key) ? key : quoted(key)}: ${this.value(one, `${tab}  `)}`,
        '{}',
      );
    return String(value);
  }

  private list<One>(
    all: readonly One[],
    tab: string,
    write: (one: One) => string,
    [open, close]: string,
  ): string {
    const parts = all.map(write);
    const line = parts.join(', ');
    const pad = open === '{' && line ? ' ' : '';
    if (line.length + tab.length < 90 && !line.includes('\n')) return `${open}${pad}${line}${pad}${close}`;
    return `${open}\n${parts.map((one) => `${tab}  ${one},`).join('\n')}\n${tab}${close}`;
  }
}

/** @param args those of the Default story @returns the code of a module whose default export draws the element */
export function writeExample(
  { name, required }: Given,
  args: Record<string, unknown>,
  type: unknown,
  homes: Homes,
): string {
  const writer = new Writer(homes);
  const kept = Object.fromEntries(
    Object.entries(args).filter(
      ([key, value]) => required.includes(key) || (value !== undefined && SHOWN.has(key)),
    ),
  );
  const missing = required.filter((key) => !(key in kept));
  if (missing.length > 0) throw new Error(`its Default story does not give ${missing.join(', ')}`);
  const drawn = writer.element({ type: type as string, props: kept, key: null }, '    ');
  const names = new Set([name, ...writer.used]);
  const imports = [...names]
    .map((one) => `import { ${one} } from '@doorstep/ui/${homes[one] ?? ''}';\n`)
    .toSorted();
  const body = drawn.includes('\n') ? `(\n    ${drawn}\n  )` : drawn;
  return `${imports.join('')}\nexport default function Example() {\n  return ${body};\n}\n`;
}
