import { useEffect, useRef } from 'react';
import type { SurveyPosition } from '../../src/core/preferences/survey-position';

interface SurveyHistoryOptions {
  readonly position: SurveyPosition;
  readonly surveyHref: string;
  /** Called when the guest goes back or forward in the browser; `null` when the address names no question. */
  readonly onReturn: (questionKey: string | null) => void;
}

/** Makes Back go back by one question. The heading receives the focus, so that screen readers announce it. */
export function useSurveyHistory({ position, surveyHref, onReturn }: SurveyHistoryOptions) {
  const heading = useRef<HTMLHeadingElement>(null);
  const questionKey = position.stage === 'question' ? position.questionKey : undefined;
  const locationKey = `${position.stage} ${questionKey ?? ''}`;
  const shownKey = useRef(locationKey);
  const latest = useRef(onReturn);
  latest.current = onReturn;

  useEffect(() => {
    if (shownKey.current === locationKey) return;
    shownKey.current = locationKey;
    const title = heading.current?.textContent ?? '';
    document.title = [title, ...document.title.split(' · ').slice(-2)].join(' · ');
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [locationKey]);

  useEffect(() => {
    // The first view gets an address of its own too, so that Back returns to it.
    window.history.replaceState(window.history.state, '', hrefOf(position, surveyHref));
    const follow = () => latest.current(new URLSearchParams(window.location.search).get('question'));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const push = (to: SurveyPosition) => window.history.pushState(null, '', hrefOf(to, surveyHref));
  return { heading, push };
}

const hrefOf = (position: SurveyPosition, surveyHref: string) =>
  position.stage === 'question'
    ? `${surveyHref}?${new URLSearchParams({ question: position.questionKey }).toString()}`
    : surveyHref;
