import { fareFactsTexts as texts } from './fare-facts.texts';
import { withWholeDates } from '../ui/whole-dates';

interface CancellationTableProps {
  readonly caption: string;
  readonly periods: readonly { readonly when: string; readonly retainedAmount: string; readonly refund: string }[];
  readonly className: string;
}

/** What the line keeps of a fare and what it gives back, by the day on which a guest cancels. */
export const CancellationTable = ({ caption, periods, className }: CancellationTableProps) => (
  <table className={className}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.when}</th>
        <th scope="col">{texts.kept}</th>
        <th scope="col">{texts.back}</th>
      </tr>
    </thead>
    <tbody>
      {periods.map(({ when, retainedAmount, refund }) => (
        <tr key={when}>
          <th scope="row">{withWholeDates(when)}</th>
          <td>{retainedAmount}</td>
          <td>{refund}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
