'use strict';

const { paragraphs } = require('../helpers');

// `draft: true` leaves a translation unpublished.
module.exports = [
  {
    slug: 'salt-and-ember',
    fr: {
      name: 'Sel et Braise',
      slug: 'sel-et-braise',
      tagline: 'Feu ouvert, mer froide',
      description: paragraphs('Un long comptoir, un mur de bûches de chêne et rien qui marche au gaz.'),
      story: '## Les débuts\n\nTomas Rivera a bâti le foyer avec les briques de l’**ancienne halle aux poissons**.',
      sections: [
        { __component: 'section.quote', text: 'La fumée est la seule épice qui ne manque jamais.', author: 'Tomas Rivera' },
      ],
    },
    it: {
      name: 'Sale e Brace',
      slug: 'sale-e-brace',
      tagline: 'Fuoco vivo, mare freddo',
      description: paragraphs('Un lungo bancone, una parete di ceppi di quercia e niente gas.'),
      story: '## Gli inizi\n\nTomas Rivera ha costruito il focolare con i mattoni del **vecchio mercato del pesce**.',
      sections: [
        { __component: 'section.quote', text: 'Il fumo è la sola spezia che non finisce mai.', author: 'Tomas Rivera' },
      ],
    },
  },
  {
    slug: 'juniper-street-kitchen',
    fr: {
      name: 'La Cuisine de la rue Juniper',
      slug: 'la-cuisine-de-la-rue-juniper',
      tagline: 'Un jardin avec une cuisine',
      description: paragraphs('Rien que des légumes, dont la moitié a poussé à dix pas.'),
      story: 'Wren Halloran a ouvert sa cuisine dans une serre. Les tomates étaient là avant.',
      sections: [],
      draft: true,
    },
  },
  {
    slug: 'paper-lantern',
    fr: {
      name: 'La Lanterne de papier',
      slug: 'la-lanterne-de-papier',
      tagline: 'Des nouilles étirées en vitrine',
      description: paragraphs('Vingt-deux tabourets et un bouillon qui mijote depuis 2012.'),
      story: 'Lena Sato accroche une lanterne par an. Comptez-les : vous saurez l’âge de la maison.',
      sections: [],
    },
    it: {
      name: 'La Lanterna di carta',
      slug: 'la-lanterna-di-carta',
      tagline: 'Noodles tirati in vetrina',
      description: paragraphs('Ventidue sgabelli e un brodo che sobbolle dal 2012.'),
      story: 'Lena Sato appende una lanterna all’anno. Contatele e saprete l’età della casa.',
      sections: [],
    },
  },
  {
    slug: 'harbor-table',
    fr: {
      name: 'La Table du port',
      slug: 'la-table-du-port',
      tagline: 'Ce que les bateaux ont rapporté',
      description: paragraphs('Une salle au-dessus de la criée, un menu, aucun choix et aucun regret.'),
      story: 'Ines Okafor décide à six heures du matin ce que la ville mange à sept heures du soir.',
      sections: [
        { __component: 'section.quote', text: 'La mer écrit le menu, je corrige les fautes.', author: 'Ines Okafor' },
      ],
    },
    it: {
      name: 'La Tavola del porto',
      slug: 'la-tavola-del-porto',
      tagline: 'Quello che hanno portato le barche',
      description: paragraphs('Una sala sopra l’asta del pesce, un menù, nessuna scelta e nessun rimpianto.'),
      story: 'Ines Okafor decide alle sei del mattino che cosa mangia la città alle sette di sera.',
      sections: [
        { __component: 'section.quote', text: 'Il mare scrive il menù, io correggo gli errori.', author: 'Ines Okafor' },
      ],
    },
  },
  {
    slug: 'nonna-pia',
    fr: {
      name: 'Chez Nonna Pia',
      slug: 'chez-nonna-pia',
      tagline: 'Un carnet, un rouleau, une longue table',
      description: paragraphs('Des pâtes étalées à midi, mangées le soir, à une table où personne n’est seul.'),
      story: 'Le carnet de Nonna Pia compte 114 pages. Marco Bellini en est à la page **71**.',
      sections: [],
    },
    it: {
      name: 'Da Nonna Pia',
      slug: 'da-nonna-pia',
      tagline: 'Un quaderno, un mattarello, una tavola lunga',
      description: paragraphs('Pasta tirata a mezzogiorno e mangiata la sera, dove nessuno siede da solo.'),
      story: 'Il quaderno di Nonna Pia ha 114 pagine. Marco Bellini è arrivato a pagina **71**.',
      sections: [],
    },
  },
];
