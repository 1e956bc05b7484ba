import type { RuleView } from './preparation-view';
import { preparationTexts } from './preparation.texts';

const texts = preparationTexts.entry;

export function EntryRules({
  passport,
  countries,
}: {
  readonly passport?: string;
  readonly countries: readonly RuleView[];
}) {
  return (
    <section className="trip-page__part" aria-labelledby="rules-title">
      <h2 className="trip-page__heading" id="rules-title">
        {texts.rules}
      </h2>
      <p>{passport === undefined ? texts.noPassport : texts.rulesFor(passport)}</p>
      <dl className="entry-rules">
        {countries.map(({ country, rules }) => (
          <div key={country}>
            <dt>{country}</dt>
            {rules.length === 0 ? <dd className="trip-page__note">{texts.unknown}</dd> : null}
            {rules.map(({ text, source, url, asOf }) => (
              <dd key={text}>
                {text}{' '}
                <span className="trip-page__note">
                  <a href={url} rel="noreferrer">
                    {source}
                  </a>
                  , {texts.asOf(asOf)}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="trip-page__note">{texts.caution}</p>
    </section>
  );
}
