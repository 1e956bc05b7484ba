import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';

interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** Sanitised when it was read (reliability C14). */
  readonly html?: string;
  readonly content?: ReactNode;
  readonly isOpen?: boolean;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  /** Items with the same name are exclusive: opening one closes the others. */
  readonly name?: string;
}

/** Questions and answers (CNT-03) as native `<details>`, so that keyboard, find-in-page and printing work. */
export function Accordion({ items, headingLevel: Heading, name }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, html, content, isOpen }) => (
        <details key={id} className="accordion__item" name={name} open={isOpen}>
          <summary className="accordion__summary">
            {Heading ? (
              <Heading className="accordion__title">{title}</Heading>
            ) : (
              <span className="accordion__title">{title}</span>
            )}
            <Icon name="plus" className="accordion__mark" />
          </summary>
          <div className="accordion__answer" id={id}>
            {html === undefined ? content : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
          </div>
        </details>
      ))}
    </div>
  );
}
