import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { SiteLayout } from '../layout/SiteLayout';
import { Button, QuietLink } from '../ui/Button';
import { watchTexts } from './watch.texts';

const texts = watchTexts.stop;

interface StopWatchPageProps {
  readonly frame: Frame;
  readonly action: string;
  /** The address is masked, and absent when it watches nothing. */
  readonly email?: string;
  readonly watches: readonly { readonly watchId: string; readonly name: string; readonly events: string }[];
}

export function StopWatchPage({ frame, action, email, watches }: StopWatchPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} isPrivate />
      <div className="band watch">
        <header className="shortlist__head">
          <h1 className="shortlist__title">{texts.title}</h1>
          {email === undefined ? null : <p className="shortlist__standfirst">{texts.text(email)}</p>}
        </header>
        {watches.length === 0 ? (
          <div className="watch__main">
            <p role="status">{texts.nothing}</p>
            <QuietLink href={siteLinks.voyages}>{watchTexts.back}</QuietLink>
          </div>
        ) : (
          <form className="watch__main" method="post" action={action}>
            <ul className="watch__list">
              {watches.map(({ watchId, name, events }) => (
                <li key={watchId}>
                  <span>
                    {name}
                    <span className="watch__events">{events}</span>
                  </span>
                  <Button variant="quiet" name="watch" value={watchId} aria-label={`${texts.one}: ${name}`}>
                    {texts.one}
                  </Button>
                </li>
              ))}
            </ul>
            <Button name="watch" value="all">
              {texts.all}
            </Button>
          </form>
        )}
      </div>
    </SiteLayout>
  );
}
