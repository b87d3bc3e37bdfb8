/** Stands in for this project's home page, whose links the variant doesn't have. */
export default function HomePage() {
  return <h1>Home of the variant</h1>
}
