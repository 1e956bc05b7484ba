import type { VoyageCardView } from './VoyageCard';
import { voyagesTexts as texts } from './voyages.texts';

export function VoyageTable({ voyages }: { readonly voyages: readonly VoyageCardView[] }) {
  const { columns } = texts;
  return (
    <table className="voyage-table">
      <caption className="hidden-to-the-eye">{texts.listCaption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody id="voyage-list">
        {voyages.map(({ itineraryId, href, title, region, dates, nights, ports, price, suite, isOwnPrice }, index) => (
          <tr key={itineraryId} id={`voyage-${index + 1}`}>
            <td className="voyage-table__dates">
              {dates}
              <span>{nights}</span>
            </td>
            <th scope="row">
              <a href={href}>{title}</a>
              <span>{region}</span>
            </th>
            <td>{ports}</td>
            <td className="voyage-table__price" data-live={isOwnPrice ? undefined : `from-${itineraryId}`}>
              {price}
              {suite ? <span>{suite}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
