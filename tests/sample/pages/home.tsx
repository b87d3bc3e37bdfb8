/** Stands in for this project's home page, whose links the sample doesn't have. */
export default function HomePage() {
  return <h1>الصفحة الرئيسية</h1>
}
