import type { RoleView } from './party-view';

export const RoleFacts = ({ role: { title, scope, until, notes } }: { readonly role: RoleView }) => (
  <div className="party__role">
    <p>
      <strong className="party__title">{title}</strong>
      {until ? <span className="party__until">{until}</span> : null}
    </p>
    <p className="trip-page__note">{scope}</p>
    {notes.map((note) => (
      <p key={note} className="trip-page__note">
        {note}
      </p>
    ))}
  </div>
);
