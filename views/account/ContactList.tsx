import { ButtonLink, SecondaryLink } from '../ui/Button';
import { accountPageTexts } from './account.texts';

const texts = accountPageTexts.lists;

export interface ContactRowView {
  readonly id: string;
  readonly text: string;
  readonly use: string;
  readonly isPrimary: boolean;
  readonly editHref: string;
  readonly waiting?: WaitingView;
}

interface WaitingView {
  readonly stillUsed?: string;
  readonly isCallsOnly: boolean;
  readonly confirmHref: string;
  readonly confirm: string;
}

export interface ContactListView {
  readonly rows: readonly ContactRowView[];
  readonly addLabel: string;
  /** Absent when the list is full (ACC-16). */
  readonly addHref?: string;
}

interface ContactListProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly list: ContactListView;
}

export function ContactList({ id, title, none, list: { rows, addLabel, addHref } }: ContactListProps) {
  return (
    <section className="account__section" id={id} aria-labelledby={`${id}-title`} data-account="">
      <h2 className="account__heading" id={`${id}-title`}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="account__none">{none}</p>
      ) : (
        <ul className="account__rows">
          {rows.map((row) => (
            <li key={row.id} className="account__row">
              <ContactRow row={row} />
            </li>
          ))}
        </ul>
      )}
      {addHref === undefined ? (
        <p className="account__note">{texts.full}</p>
      ) : (
        <ButtonLink variant="secondary" className="account__add" href={addHref} data-edits-account="" data-control="">
          {addLabel}
        </ButtonLink>
      )}
    </section>
  );
}

function ContactRow({ row: { text, use, isPrimary, editHref, waiting } }: { readonly row: ContactRowView }) {
  return (
    <>
      <div className="account__entry">
        <p className="account__line">{text}</p>
        <p className="account__marks">
          <span>{use}</span>
          {isPrimary ? <span className="account__primary">{texts.primary}</span> : null}
          {waiting ? <span>{texts.unconfirmed}</span> : null}
        </p>
        {waiting ? <p className="account__note">{explain(waiting)}</p> : null}
        {waiting && !waiting.isCallsOnly ? <ConfirmButton waiting={waiting} text={text} /> : null}
      </div>
      <ButtonLink variant="quiet" href={editHref} data-edits-account="" data-control="">
        {texts.edit}
        <span className="hidden-to-the-eye">{` ${text}`}</span>
      </ButtonLink>
    </>
  );
}

function explain({ stillUsed, isCallsOnly }: WaitingView): string {
  if (isCallsOnly) return texts.callsOnly;
  return stillUsed === undefined ? texts.opensNothing : texts.stillUsed(stillUsed);
}

const ConfirmButton = ({
  waiting: { confirmHref, confirm },
  text,
}: {
  readonly waiting: WaitingView;
  readonly text: string;
}) => (
  <p className="account__confirm">
    <SecondaryLink href={confirmHref}>
      {confirm}
      <span className="hidden-to-the-eye">{` ${text}`}</span>
    </SecondaryLink>
  </p>
);
