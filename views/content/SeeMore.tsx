import { Children, type ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { Button } from '../ui/Button';
import { blocksTexts as texts } from './blocks.texts';

const seeMoreLimit = 6;

interface SeeMoreProps {
  readonly id: string;
  readonly limit?: number;
  readonly listClassName?: string;
  readonly children: ReactNode;
}

/** Shows the first items of a list, the others on press (CNT-39). Without script all are shown. */
export function SeeMore({ id, limit = seeMoreLimit, listClassName, children }: SeeMoreProps) {
  const items = Children.toArray(children);
  return (
    <div className="see-more" data-see-more="">
      <ul className={classNames('see-more__list', listClassName)} id={id}>
        {items.map((item, index) => (
          <li key={index} className={index >= limit ? 'see-more__rest' : undefined}>
            {item}
          </li>
        ))}
      </ul>
      {items.length > limit ? (
        <Button
          type="button"
          variant="secondary"
          className="see-more__button scripted no-print"
          data-control="see-more"
          aria-expanded={false}
          aria-controls={id}
        >
          {texts.seeMore}
        </Button>
      ) : null}
    </div>
  );
}
