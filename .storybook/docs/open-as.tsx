import type { Element } from '../catalogue/elements.ts';
import { Table } from './table.tsx';

/** How a state is opened: names of the toolbar's values. */
const looks = [
  { name: 'Phone, light', globals: 'viewport.value:phone;theme:light;locale:en' },
  { name: 'Phone, dark', globals: 'viewport.value:phone;theme:dark;locale:en' },
  { name: 'Phone, Hindi', globals: 'viewport.value:phone;theme:light;locale:hi' },
  { name: 'Phone, dark, Hindi', globals: 'viewport.value:phone;theme:dark;locale:hi' },
  { name: 'Desktop, light', globals: 'theme:light;locale:en' },
  { name: 'Desktop, dark', globals: 'theme:dark;locale:en' },
  { name: 'Very large text', globals: 'viewport.value:small;theme:light;locale:en;text:200' },
  { name: 'Forced colours', globals: 'viewport.value:phone;medium:forced' },
] as const;

/** Each state in the looks that are asked for most, one press away. */
export function OpenAs({ element: { stories } }: { element: Element }) {
  return (
    <Table head={['State', ...looks.map(({ name }) => name)]}>
      {stories.map(({ id, label, sentence }) => (
        <tr key={id}>
          <th scope="row" className="border-b border-line p-2 text-start font-strong">
            {label}
            {sentence && <span className="block text-meta font-regular text-content-muted">{sentence}</span>}
          </th>
          {looks.map(({ name, globals }) => (
            <td key={name} className="border-b border-line p-2">
              <a
                target="_top"
                href={`./?path=/story/${id}&globals=${globals}`}
                aria-label={`${label}: ${name}`}
                className="flex min-h-target min-w-target items-center justify-center rounded-control text-accent-text underline focus-ring"
              >
                open
              </a>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
