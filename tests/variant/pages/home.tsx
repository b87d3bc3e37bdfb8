/** Replaces this project's home page, which links to pages that the variant doesn't have. */
export default function HomePage() {
  return <h1>Home of the variant</h1>
}
