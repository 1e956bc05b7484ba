import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { tripDayTexts } from './trip-day.texts';

const texts = tripDayTexts.boarding.check;

interface BoardingCheckPageProps {
  readonly frame: Frame;
  readonly answer: string;
}

/** For anybody who has a trip pack: says whether it is current, and nothing about the trip or its people. */
export function BoardingCheckPage({ frame, answer }: BoardingCheckPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <div className="band status">
        <header className="status__head">
          <h1 className="status__title">{texts.title}</h1>
          <p className="status__standfirst">{answer}</p>
        </header>
      </div>
    </SiteLayout>
  );
}
