import type { SiteConfigInput } from '../../src/site/config.ts'

/** A small site in a right-to-left language. */
export default {
  title: 'نموذج',
  url: 'https://sample.example',
  messages: './messages/ar.ts',
  navbar: { items: [{ type: 'link', label: 'مقدمة', href: '/intro' }] },
  announcement: { content: ['هذه الوثائق قيد العمل؛ ', { label: 'اقرأ المقدمة', href: '/intro' }, '.'] },
  footer: { copyright: 'حقوق النشر © نموذج' },
} satisfies SiteConfigInput
