/** Replaces this project's home page, which links to pages that the sample doesn't have. */
export default function HomePage() {
  return <h1>الصفحة الرئيسية</h1>
}
