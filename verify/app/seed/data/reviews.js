'use strict';

module.exports = [
  { restaurant: 'salt-and-ember', author: 'ada', rating: 5, visitedOn: '2024-06-14', text: 'The leeks alone are worth the walk along the quay.' },
  { restaurant: 'salt-and-ember', author: 'noor', rating: 4, visitedOn: '2024-07-02', text: 'Wonderful food, a little smoky near the kitchen.' },
  { restaurant: 'harbor-table', author: 'ada', rating: 5, visitedOn: '2024-05-30', text: 'The bouillabaisse tastes like a morning on a boat.' },
  { restaurant: 'harbor-table', author: 'noor', rating: 5, visitedOn: '2024-08-11', text: 'Ask for the table by the window.' },
  { restaurant: 'paper-lantern', author: 'ada', rating: 4, visitedOn: '2024-03-21', text: 'The dan dan noodles bite back.' },
  { restaurant: 'paper-lantern', author: 'noor', rating: 4, visitedOn: '2024-04-05', text: 'Small room, big bowls.' },
  { restaurant: 'nonna-pia', author: 'ada', rating: 5, visitedOn: '2024-02-18', text: 'Four generations at the next table, all of them happy.' },
  { restaurant: 'nonna-pia', author: 'noor', rating: 3, visitedOn: '2024-06-23', text: 'Good ravioli, slow service on a Sunday.' },
  { restaurant: 'juniper-street-kitchen', author: 'ada', rating: 4, visitedOn: '2024-07-19', text: 'I did not miss the meat.' },
  { restaurant: 'juniper-street-kitchen', author: 'noor', rating: 2, visitedOn: '2024-07-28', text: 'The curry was too hot for me.' },
  { restaurant: 'the-copper-ladle', author: 'ada', rating: 4, visitedOn: '2024-01-13', text: 'Pancakes as wide as the plate.' },
  { restaurant: 'the-copper-ladle', author: 'noor', rating: 3, visitedOn: '2024-03-09', text: 'Come early, the queue is real.' },
];
