export const lineJsonLd = (
  { name, phone, email }: { readonly name: string; readonly phone: string; readonly email: string },
  absolute: (path: string) => string,
) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': absolute('/#line'),
      name,
      url: absolute('/'),
      logo: absolute('/assets/icon-512.png'),
      telephone: phone,
      email,
    },
    {
      '@type': 'WebSite',
      name,
      url: absolute('/'),
      publisher: { '@id': absolute('/#line') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={words}` },
        'query-input': 'required name=words',
      },
    },
  ],
});
