import { PaintBrush } from '@strapi/icons';

export default {
  register(app) {
    app.customFields.register({
      name: 'swatch',
      pluginId: 'palette',
      type: 'string',
      icon: PaintBrush,
      intlLabel: {
        id: 'palette.swatch.label',
        defaultMessage: 'Swatch',
      },
      intlDescription: {
        id: 'palette.swatch.description',
        defaultMessage: 'One of the colors of the guide',
      },
      components: {
        Input: () => import('./swatch-input'),
      },
    });
  },
};
