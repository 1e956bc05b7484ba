import { Button } from '../ui/Button';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.unconfirmed;

interface UnconfirmedTripProps {
  readonly action: string;
  readonly reservationId: string;
  readonly title: string;
}

/** A booker may enter any e-mail address; only its owner can confirm that the trip is theirs. */
export function UnconfirmedTrip({ action, reservationId, title }: UnconfirmedTripProps) {
  return (
    <div className="unconfirmed no-print">
      <p className="unconfirmed__title">{texts.title}</p>
      <p>{texts.body}</p>
      <div className="unconfirmed__answers">
        {(['confirm', 'disown'] as const).map((answer) => (
          <form key={answer} method="post" action={action}>
            <input type="hidden" name="reservationId" value={reservationId} />
            <input type="hidden" name="answer" value={answer} />
            <Button variant={answer === 'confirm' ? 'secondary' : 'quiet'}>
              {answer === 'confirm' ? texts.keep : texts.disown}
              <span className="hidden-to-the-eye">{tripsTexts.card.of(title)}</span>
            </Button>
          </form>
        ))}
      </div>
    </div>
  );
}
