import { ButtonLink, QuietLink } from '../ui/Button';
import { askHref, excursionsTexts as texts, experiencesHref } from './excursions.texts';

/**
 * Shown when there are no experiences: on the guest's selected voyage, in which case `beyondHref` leads to the list for
 * every voyage, or at all.
 */
export function NoExperiences({ beyondHref }: { readonly beyondHref?: string | undefined }) {
  return (
    <div className="empty">
      <h3 className="empty__title">{beyondHref ? texts.nothingAlongTitle : texts.emptyTitle}</h3>
      <p className="empty__body">{beyondHref ? texts.nothingAlongBody : texts.emptyBody}</p>
      <p className="experiences__ways">
        {beyondHref ? (
          <ButtonLink href={beyondHref}>{texts.nothingAlongAction}</ButtonLink>
        ) : (
          <ButtonLink href={`${experiencesHref}#results`}>{texts.emptyAction}</ButtonLink>
        )}
        <QuietLink href={askHref}>{texts.emptyAsk}</QuietLink>
      </p>
    </div>
  );
}
