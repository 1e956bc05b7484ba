import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import type { CompareColumnView, CompareTableView, CompareValueView } from './compare-view';
import { compareTexts as texts } from './compare.texts';

/** The first column is sticky; on phones the names of the rows are above their values. */
export function CompareTable({ table: { columns, rows } }: { readonly table: CompareTableView }) {
  const hasUniqueTitles = new Set(columns.map(({ title }) => title)).size === columns.length;
  return (
    <div className="compare__scroll" role="region" aria-label={texts.move} tabIndex={0}>
      <table className="compare-table" data-columns={columns.length}>
        <caption className="hidden-to-the-eye">{texts.caption(columns.map(({ title }) => title).join(', '))}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <ColumnHead
                key={column.href}
                column={column}
                name={hasUniqueTitles ? column.title : `${column.title}, ${column.line}`}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isDifferent }) => (
            <tr key={label}>
              <th scope="row">
                {label} {isDifferent ? null : <span className="compare-table__mark">{texts.same}</span>}
              </th>
              {isDifferent ? (
                values.map((value, index) => (
                  <td key={columns[index]?.href}>
                    <Value value={value} />
                  </td>
                ))
              ) : (
                <SameForAll values={values} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One cell across all columns for equal values, so that they are read once. */
function SameForAll({ values: [value, ...others] }: { readonly values: readonly CompareValueView[] }) {
  if (!value) return null;
  return (
    <td colSpan={others.length + 1}>
      <div className="compare-table__same">
        <Value value={value} />
      </div>
    </td>
  );
}

/** Has a short name, because screen readers repeat it at every cell of the column, with the words of its picture otherwise. */
const ColumnHead = ({
  column: { title, line, href, picture, removeHref, reserve },
  name,
}: {
  readonly column: CompareColumnView;
  readonly name: string;
}) => (
  <th scope="col" aria-label={name}>
    {picture ? <Picture picture={picture} sizes="(min-width: 768px) 22vw, 44vw" /> : null}
    <a className="compare-table__name" href={href}>
      {title}
    </a>
    <span className="compare-table__line">{line}</span>
    {reserve ? (
      <a className="compare-table__reserve no-print" href={reserve.href}>
        {reserve.label}
        <span className="hidden-to-the-eye">{` ${title}`}</span>
      </a>
    ) : null}
    {removeHref === undefined ? null : (
      <a className="compare-table__remove no-print" href={removeHref} aria-label={texts.remove(title)}>
        <Icon name="close" />
      </a>
    )}
  </th>
);

function Value({ value: { lines } }: { readonly value: CompareValueView }) {
  if (lines.length === 1) return <>{lines[0]}</>;
  return (
    <ul className="compare-table__lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
