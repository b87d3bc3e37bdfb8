import { generateStaticParamsFor, importPage } from 'nextra/pages'
import { useMDXComponents as componentsOf } from '../../mdx-components.js'

export const generateStaticParams = generateStaticParamsFor('mdxPath')

export async function generateMetadata(props) {
  const params = await props.params
  return (await importPage(params.mdxPath)).metadata
}

const Wrapper = componentsOf().wrapper

export default async function Page(props) {
  const params = await props.params
  const { default: Content, toc, metadata, sourceCode } = await importPage(params.mdxPath)
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Content {...props} params={params} />
    </Wrapper>
  )
}
