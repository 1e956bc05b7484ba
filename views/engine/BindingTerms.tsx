import { CancellationTable } from '../fare-facts/CancellationTable';
import { engineTexts } from './engine.texts';
import { withWholeDates } from '../ui/whole-dates';

const texts = engineTexts.binding;

export interface BindingTermsView {
  readonly periods: readonly {
    readonly from?: string;
    readonly to: string;
    readonly retainedAmount: string;
    readonly refund: string;
  }[];
  readonly termsHref: string;
  readonly privacyHref: string;
  readonly changedOn?: string;
}

/** Shows everything that is accepted with the button below it (reliability F8). */
export function BindingTerms({
  id = 'binding-terms',
  title = texts.title,
  terms,
  hasSeveralSuites,
}: {
  readonly id?: string;
  readonly title?: string;
  readonly terms: BindingTermsView;
  readonly hasSeveralSuites: boolean;
}) {
  return (
    <section className="binding-terms" aria-labelledby={id}>
      <h2 className="binding-terms__title" id={id}>
        {title}
      </h2>
      <p>{texts.included}</p>
      <CancellationTable
        caption={texts.scale}
        periods={terms.periods.map(({ from, to, ...amounts }) => ({
          when: from === undefined ? texts.until(to) : from === to ? to : texts.between(from, to),
          ...amounts,
        }))}
        className="binding-terms__scale"
      />
      <p className="binding-terms__note">
        {hasSeveralSuites ? `${texts.each} ` : ''}
        {texts.paid}
      </p>
      <p>
        {hasSeveralSuites ? texts.accept.beforeAll : texts.accept.before}
        <a href={terms.termsHref} target="_blank" rel="noopener">
          {withWholeDates(texts.accept.terms(terms.changedOn))}
        </a>
        {texts.accept.between}
        <a href={terms.privacyHref} target="_blank" rel="noopener">
          {texts.accept.privacy}
        </a>
        {texts.accept.after}
      </p>
    </section>
  );
}
