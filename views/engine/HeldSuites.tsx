import { Button, QuietLink } from '../ui/Button';
import type { CabinView, HeldSuiteView } from './engine-views';
import { engineTexts } from './engine.texts';

const texts = engineTexts.suites;

export interface HeldSuitesView {
  readonly list: readonly HeldSuiteView[];
  readonly removeAction: string;
  readonly addHref: string;
  /** Identifies which guests are saved in which suite: after guests move, typed values would belong to other fields. */
  readonly arrangement?: string;
}

export const cabinText = ({ code, number, deck }: CabinView): string =>
  engineTexts.confirmation.cabin(code, number, deck);

export function HeldSuites({ holdId, suites }: { readonly holdId: string; readonly suites: HeldSuitesView }) {
  const { list, removeAction, addHref } = suites;
  const add = <QuietLink href={addHref}>{texts.add}</QuietLink>;
  if (list.length === 1)
    return (
      <section className="held-suites held-suites--one" aria-label={texts.several}>
        <p>{texts.invite}</p>
        {add}
      </section>
    );
  return (
    <section className="held-suites" aria-labelledby="held-suites">
      <h2 className="held-suites__title" id="held-suites">
        {texts.several}
      </h2>
      <ul className="held-suites__list">
        {list.map(({ number, title, cabin, guests, fare }) => (
          <li key={number} className="held-suites__suite">
            <p className="held-suites__name">{texts.label(number, title)}</p>
            <p className="held-suites__fare">{fare}</p>
            <p className="held-suites__facts">
              {cabinText(cabin)}
              <br />
              {guests}
            </p>
            <form className="held-suites__remove" method="post" action={removeAction} data-answer="in-page">
              <input type="hidden" name="hold" value={holdId} />
              <input type="hidden" name="remove" value={cabin.number} />
              <Button variant="quiet">
                {texts.remove}
                <span className="hidden-to-the-eye">, {texts.label(number, title)}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p className="held-suites__more">{add}</p>
    </section>
  );
}
