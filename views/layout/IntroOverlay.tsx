import type { Intro, IntroStep } from '../../src/core/content/site-navigation.port';
import { layoutTexts as texts } from './layout.texts';

/** The overlay is hidden until a new visitor's first event, and covers no controls (CNT-35, `show-intro.ts`). */
export function IntroOverlay({ intro }: { readonly intro: Intro }) {
  return (
    <section className="intro no-print" aria-label={texts.introLabel} data-intro="" hidden>
      <Step step={intro.header} name="header" />
      <Step step={intro.body} name="body" />
    </section>
  );
}

function Step({ step, name }: { readonly step: IntroStep; readonly name: 'header' | 'body' }) {
  return (
    <div className="intro__step" data-intro-step={name} hidden={name === 'body'}>
      <p className="intro__title">{step.title}</p>
      <p className="intro__words">{step.words}</p>
      <button type="button" className="button button--quiet" data-control="" data-intro-action={name}>
        <span className="button__text">{step.action}</span>
      </button>
    </div>
  );
}
