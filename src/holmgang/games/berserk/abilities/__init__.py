"""The ability language of Berserk: cards as data.

words     every word of the language, with its fields and one line of meaning
tree      the typed nodes that a card becomes
document  YAML whose every node knows its line and column
parse     the little languages inside strings: selectors, amounts, conditions, durations
scope     what a part of an ability may refer to
read      one field of a node, by its type
load      a file, or a set of files, of cards
phrases   Fluent patterns, and noun phrases that agree
text      the rules text of a card, in three languages
budget    what a card should cost
lint      abilities that can never fire, and cards far from their cost
manual    the tables of docs/cards.md
"""
