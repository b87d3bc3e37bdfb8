'use strict';

module.exports = {
  siteName: 'Port Alder Guide',
  supportEmail: 'hello@portalder.example',
  maintenance: false,
};
