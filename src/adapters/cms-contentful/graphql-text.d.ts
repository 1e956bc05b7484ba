/** A GraphQL document as text: the build and the tests read it so. */
declare module '*.graphql' {
  const text: string;
  export default text;
}
