const config = {
  locales: ['fr', 'it'],
};

const bootstrap = () => {};

export default {
  config,
  bootstrap,
};
