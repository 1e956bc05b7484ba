/** Text from the line's Markdown, which was sanitised when it was read (reliability C14). */
export const Prose = ({ html }: { readonly html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
