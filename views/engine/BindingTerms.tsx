import { engineTexts } from './engine.texts';

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
      <table className="binding-terms__scale">
        <caption>{texts.scale}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.kept}</th>
            <th scope="col">{texts.back}</th>
          </tr>
        </thead>
        <tbody>
          {terms.periods.map(({ from, to, retainedAmount, refund }) => (
            <tr key={to}>
              <th scope="row">{from === undefined ? texts.until(to) : from === to ? to : texts.between(from, to)}</th>
              <td>{retainedAmount}</td>
              <td>{refund}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="binding-terms__note">
        {hasSeveralSuites ? `${texts.each} ` : ''}
        {texts.paid}
      </p>
      <p>
        {hasSeveralSuites ? texts.accept.beforeAll : texts.accept.before}
        <a href={terms.termsHref} target="_blank" rel="noopener">
          {texts.accept.terms(terms.changedOn)}
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
