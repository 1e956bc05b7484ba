import { classNames } from '../ui/class-names';

/** Text from the line's Markdown, which was sanitised when it was read (reliability C14). `large` is for articles. */
export function Prose({ html, size = 'text' }: { readonly html: string; readonly size?: 'text' | 'large' }) {
  return (
    <div
      className={classNames('prose', size === 'large' && 'prose--large')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
