/** A document with every construct of the authoring contract. */
export const KITCHEN_SINK = `---
title: Everything at once
description: One of each.
sidebar_label: Everything
displayed_sidebar: cloud
tags: [Strapi Cloud, deployment]
slug: /everything
toc_min_heading_level: 2
toc_max_heading_level: 4
pagination_prev: /cloud/intro
pagination_next: null
canonical_url: https://example.org/everything
unlisted: false
draft: false
badge: new
breaking_change:
  group: Content API
  affects_plugins: true
  codemod: full
---

Prose with *emphasis*, **strength**, ~~regret~~, \`code\`, a [link](/cloud/intro#a), a [reference][r], an <abbr title="abbreviation">abbr.</abbr>, <kbd>Ctrl</kbd>, H<sub>2</sub>O, a<sup>2</sup>, <mark>mark</mark>, a break<br />here, \\{braces\\}, \\<tags>, 10:30, api::restaurant.restaurant, https://example.org and a footnote[^1]. {/* A comment. */}

[r]: https://example.org "Title"
[^1]: The footnote, with \`code\`.

## A heading <Badge kind="enterprise" /> {#custom}

An <Annotation term="entry">One *thing*.</Annotation>, a <Definition of="document" />, a <Marker n="1" />.

### 日本語 and é😀

:::note[A *title* with \`code\`]
Text.

::::

:::::caution
One.

::::tip Plain title

:::danger
Three.
:::

::::

:::::

:::prerequisites

- Node
- npm

:::

| Left | Center | Right |
|:-----|:------:|------:|
| a    | \`b|c\`  | <Badge kind="new" href="/pricing" /> |

1. One

   \`\`\`js title="src/index.js" {1,3-4} showLineNumbers
   const a = \`\${1}\` // <b>
   /* two
   lines */
   export default a
   \`\`\`

2. Two
   - [x] done
   - [ ] to do

> A quote
>
> > inside a quote

\`\`\`diff
+ new
- old
\`\`\`

\`\`\`js live
console.log(1)
\`\`\`

\`\`\`mermaid title="What happens"
flowchart TD
  A[Draft] --> B{Ready?}
\`\`\`

<details>
<summary>More *of it*</summary>

Inside.

</details>

<Tabs groupId="js-ts">
<TabItem value="js" label="JavaScript">

\`\`\`js
a()
\`\`\`

</TabItem>
<TabItem value="ts" label="TypeScript" default>

:::tip
In a tab.
:::

</TabItem>
</Tabs>

<ApiCall noSideBySide>
<Request title="Request">

\`GET /api\`

</Request>
<Response>

\`\`\`json
{ "data": [] }
\`\`\`

</Response>
</ApiCall>

<SideBySide>
<Column title="Left">

Text.

</Column>
<Column>

Text.

</Column>
</SideBySide>

<Cards>
<Card title="One" href="/one">One sentence.</Card>
<Card title="Two" href="https://example.org">

Two *sentences*.

</Card>
</Cards>

<SubtleCallout title="Which docs am I in">

These.

</SubtleCallout>

<LanguageSwitch title="Example request">
<TabItem value="js" label="JavaScript">

\`\`\`js
fetch('/api')
\`\`\`

</TabItem>
</LanguageSwitch>

<QueryBuilder id="a" endpoint="/api/restaurants">

\`\`\`js
{ sort: ['name'] }
\`\`\`

</QueryBuilder>

<FileTree>

- \`src/\` — the code
  - \`index.js\` — start
- [\`config/\`](/dev-docs/configurations)

</FileTree>

<Screenshot light="/img/a-light.png" dark="/img/a-dark.png" alt="A screen" caption="A screen" />

<figure>
<img src="/img/b.png" alt="" width="10" height="10" />
<figcaption>A picture</figcaption>
</figure>

![A picture](/img/c.png "Title")

<Include snippet="install" />

<CategoryCards />

<BreakingChangeSummary />

<BreakingChangesFilter />

<BreakingChanges group="Database" />

<Reference of="components" />

<Feedback />

#### Deep

Last\\
line.
`
