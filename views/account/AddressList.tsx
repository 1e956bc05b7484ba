import { ButtonLink } from '../ui/Button';
import { accountPageTexts } from './account.texts';

const texts = accountPageTexts.lists;

interface AddressRowView {
  readonly id: string;
  readonly lines: readonly string[];
  readonly isPrimary: boolean;
  readonly editHref: string;
}

export interface AddressListView {
  readonly rows: readonly AddressRowView[];
  readonly addLabel: string;
  readonly addHref?: string;
}

export function AddressList({ list: { rows, addLabel, addHref } }: { readonly list: AddressListView }) {
  return (
    <section className="account__section" id="addresses" aria-labelledby="addresses-title" data-account="">
      <h2 className="account__heading" id="addresses-title">
        {texts.addresses}
      </h2>
      {rows.length === 0 ? (
        <p className="account__none">{texts.none.addresses}</p>
      ) : (
        <ul className="account__rows">
          {rows.map(({ id, lines, isPrimary, editHref }) => (
            <li key={id} className="account__row">
              <div className="account__entry">
                <p className="account__line">
                  {lines.map((line) => (
                    <span key={line} className="account__address-line">
                      {line}
                    </span>
                  ))}
                </p>
                {isPrimary ? (
                  <p className="account__marks">
                    <span className="account__primary">{texts.primary}</span>
                  </p>
                ) : null}
              </div>
              <ButtonLink variant="quiet" href={editHref} data-edits-account="" data-control="">
                {texts.edit}
                <span className="hidden-to-the-eye">{` ${lines[0]}`}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {addHref === undefined ? null : (
        <ButtonLink variant="secondary" className="account__add" href={addHref} data-edits-account="" data-control="">
          {addLabel}
        </ButtonLink>
      )}
    </section>
  );
}
