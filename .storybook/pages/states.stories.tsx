import { ErrorState } from '@doorstep/ui/base/error-state';
import { SelectField } from '@doorstep/ui/base/select-field';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { wanted, type Cell, type Row } from '../catalogue/matrix.ts';
import { Table } from '../docs/table.tsx';
import preview from '../preview.tsx';

type Rows = { kind: 'loading' } | { kind: 'error' } | { kind: 'ready'; rows: Row[] };

const leadTo = (id: string) => `./?path=/story/${id}`;
const link = 'text-accent-text underline focus-ring';

/** A reason is said once, below the table: the cell has its number. */
function CellView({ cell, reasons }: { cell: Cell; reasons: readonly string[] }) {
  if (cell.kind === 'missing')
    return <b className="font-strong whitespace-nowrap text-danger-text">missing</b>;
  if (cell.kind === 'none')
    return (
      <a href={`#reason-${reasons.indexOf(cell.reason)}`} className={`text-content-muted ${link}`}>
        no ({reasons.indexOf(cell.reason) + 1})
      </a>
    );
  return (
    <a href={leadTo(cell.ids[0] ?? '')} target="_top" className={link}>
      yes{cell.ids.length > 1 && `, ${cell.ids.length}`}
    </a>
  );
}

function Matrix({ rows }: { rows: Row[] }) {
  const areas = useMemo(() => [...new Set(rows.map(({ title }) => title.split('/')[0] ?? ''))], [rows]);
  const [area, setArea] = useState('');
  const shown = rows.filter(({ title }) => !area || title.startsWith(`${area}/`));
  const cells = shown.flatMap((row) => wanted.map((state) => row.cells[state]));
  const missing = cells.filter(({ kind }) => kind === 'missing').length;
  const reasons = [...new Set(cells.flatMap((cell) => (cell.kind === 'none' ? [cell.reason] : [])))];
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Area"
          value={area}
          onChange={({ target }) => setArea(target.value)}
          options={[{ value: '', label: 'All areas' }, ...areas.map((one) => ({ value: one, label: one }))]}
        />
        <p role="status">
          {shown.length} elements, {cells.filter(({ kind }) => kind === 'story').length} states as stories,{' '}
          {missing} missing
        </p>
      </div>
      <Table head={['Element', ...wanted, 'Every cell', 'Print', 'More']}>
        {shown.map(({ id, title, cells: own, more, allCells, printed }) => (
          <tr key={id}>
            <th scope="row" className="border-b border-line p-2 text-start font-regular">
              <a href={`./?path=/docs/${id}--docs`} target="_top" className={link}>
                {title}
              </a>
            </th>
            {wanted.map((state) => (
              <td key={state} className="border-b border-line p-2">
                <CellView cell={own[state]} reasons={reasons} />
              </td>
            ))}
            <td className="border-b border-line p-2">
              {allCells[0] ? (
                <a href={leadTo(allCells[0])} target="_top" className={link}>
                  yes
                </a>
              ) : (
                'no'
              )}
            </td>
            <td className="border-b border-line p-2">
              {printed[0] && (
                <a href={leadTo(printed[0])} target="_top" className={link}>
                  yes
                </a>
              )}
            </td>
            <td className="border-b border-line p-2">
              {more.map(({ state, ids }) => (
                <a
                  key={state}
                  href={leadTo(ids[0] ?? '')}
                  target="_top"
                  className={`me-2 inline-block ${link}`}
                >
                  {state}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </Table>
      <section className="flex flex-col gap-3">
        <h2 className="text-heading">Why a state does not apply</h2>
        <ol className="flex max-w-text list-decimal flex-col gap-2 ps-6">
          {reasons.map((reason, at) => (
            <li key={reason} id={`reason-${at}`}>
              {reason}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function States() {
  const [rows, setRows] = useState<Rows>({ kind: 'loading' });
  useEffect(() => {
    fetch('./catalogue/states.json')
      .then((answer) => answer.json())
      .then((list: Row[]) => setRows({ kind: 'ready', rows: list }))
      .catch(() => setRows({ kind: 'error' }));
  }, []);
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-page">States</h1>
        <p className="max-w-text text-content-muted">
          Every element in the states that people look for. Each is a story, or there is a reason why the
          element cannot be in it. A story in every cell has pictures in both themes, at 320, 360 and 1280
          pixels, with text twice as large, in comfort mode and in forced colours; what is printed has one on
          paper.
        </p>
      </header>
      {rows.kind === 'loading' && <SkeletonText lines={8} />}
      {rows.kind === 'error' && (
        <ErrorState title="The states could not be loaded" description="Reload the page." />
      )}
      {rows.kind === 'ready' && <Matrix rows={rows.rows} />}
    </div>
  );
}

// No picture: it changes with each story of the book.
const meta = preview.meta({ title: 'States', component: States, tags: ['!autodocs', 'no-visual'] });
export const Default = meta.story();
