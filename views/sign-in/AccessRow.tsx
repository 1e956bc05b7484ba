import { Button } from '../ui/Button';

interface AccessTime {
  readonly label: string;
  readonly text: string;
  readonly dateTime?: string;
}

interface AccessRowProps {
  readonly name: string;
  readonly mark?: string | undefined;
  readonly times: readonly AccessTime[];
  readonly action: string;
  readonly field: { readonly name: string; readonly value: string };
  /** `about` is read out after `text`, because `text` is the same on every row. */
  readonly button: { readonly text: string; readonly about: string };
}

export function AccessRow({ name, mark, times, action, field, button }: AccessRowProps) {
  return (
    <li className="sessions__row">
      <div>
        <h2 className="sessions__browser">{name}</h2>
        {mark === undefined ? null : <p className="eyebrow">{mark}</p>}
        <dl className="sessions__times">
          {times.map(({ label, text, dateTime }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{dateTime === undefined ? text : <time dateTime={dateTime}>{text}</time>}</dd>
            </div>
          ))}
        </dl>
      </div>
      <form method="post" action={action}>
        <input type="hidden" name={field.name} value={field.value} />
        <Button variant="quiet">
          {button.text}
          <span className="hidden-to-the-eye">{button.about}</span>
        </Button>
      </form>
    </li>
  );
}
