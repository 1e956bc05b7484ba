import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { errorsTexts } from './errors.texts';
import { Swell } from './Swell';

const { notOpen: texts } = errorsTexts;

interface NotOpenPageProps {
  /** Unused, because before the opening a header or footer could link nowhere. */
  readonly frame: Frame;
}

/** Shown for every page of a line whose content has not been imported yet (reliability F1). */
export function NotOpenPage(_props: NotOpenPageProps) {
  return (
    <main id="content" className="error-page">
      <Head title={texts.headline} isPrivate />
      <div className="error-words">
        <h1 className="error-words__title">{texts.headline}</h1>
        <p className="error-words__message">{texts.message}</p>
        <p className="error-words__advice">{texts.advice}</p>
      </div>
      <Swell />
    </main>
  );
}
