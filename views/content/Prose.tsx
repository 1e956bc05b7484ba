import { classNames } from '../ui/class-names';

/** Words that the line wrote as Markdown; made safe where they were read (reliability C14). `large`: the body of an article. */
export function Prose({ html, size = 'text' }: { readonly html: string; readonly size?: 'text' | 'large' }) {
  return (
    <div
      className={classNames('prose', size === 'large' && 'prose--large')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
